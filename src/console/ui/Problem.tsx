import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { problemsIn, type Refusal } from '../api/index.ts';

const Box = styled('div', {
  display: 'flex',
  gap: '$12',
  padding: '$12 $16',
  borderRadius: '$card',
  border: '1px solid $negative',
  backgroundColor: '$negativeSoft',
  color: '$ink1',
  '& > [data-mark]': { color: '$negative', paddingTop: '2px', flex: 'none' },
});

const List = styled('ul', { display: 'grid', gap: '$4', text: 13, '& code': { fontFamily: 'ui-monospace, monospace', fontSize: '$12' } });

const titles: Readonly<Partial<Record<Refusal['code'], string>>> = {
  offline: 'No way to the server',
  fault: 'Something went wrong on our side',
  stale: 'Somebody was faster',
  'base-moved': 'Something else was published there',
  'not-approved': 'Not approved yet',
  'own-work': 'Somebody else must do this',
  'not-yours': 'Somebody else must do this',
  'wrong-role': 'Not for your role',
  checks: 'The checks do not pass',
  time: 'That time does not work',
  input: 'Something is not as it must be',
  mandatory: 'This must stay',
  locked: 'This login is locked',
  'wrong-password': 'That did not fit',
};

export function Problem({ refusal, onRetry }: { readonly refusal: Refusal; readonly onRetry?: () => void }) {
  const problems = problemsIn(refusal);
  return (
    <Box role="alert">
      <span data-mark="">
        <Icon name="alert" size={20} />
      </span>
      <Stack gap={8}>
        <Stack gap={4}>
          <Text weight="medium">{titles[refusal.code] ?? 'This was refused'}</Text>
          <Text as="p" tone="ink2">
            {refusal.message}
          </Text>
        </Stack>
        {problems.length === 0 ? null : (
          <List>
            {problems.map(({ pointer, message }) => (
              <li key={`${pointer} ${message}`}>
                {pointer === '' ? null : <code>{pointer} </code>}
                {message}
              </li>
            ))}
          </List>
        )}
        {onRetry === undefined ? null : (
          <div>
            <Button size="small" tone="secondary" onClick={onRetry}>
              Try again
            </Button>
          </div>
        )}
      </Stack>
    </Box>
  );
}

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
  offline: 'No connection',
  fault: 'Something went wrong on our side',
  stale: 'Another operator made a change',
  'base-moved': 'The published version has changed',
  'not-approved': 'Not approved yet',
  'own-work': 'Another operator must do this',
  'not-yours': 'Another operator must do this',
  'wrong-role': 'Your role can’t do this',
  checks: 'Some checks failed',
  time: 'This time is not valid',
  input: 'Check your input',
  mandatory: 'This can’t be removed',
  locked: 'This login is locked',
  'wrong-password': 'Login failed',
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

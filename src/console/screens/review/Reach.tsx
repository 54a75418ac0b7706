import type { Coverage } from '#src/shared/console/review.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { reachInWords, toldTogether, unknownInWords } from './reach.ts';

const List = styled('ul', {
  display: 'grid',
  gap: '$8',
  paddingInlineStart: '28px',
  '& code': { fontFamily: 'ui-monospace, monospace', fontSize: '$12', color: '$ink3', overflowWrap: 'anywhere' },
});

type ReachProps = {
  readonly coverage: Coverage | null;
  /** Contains the fallbacks. */
  readonly document: unknown;
};

export function Reach({ coverage, document }: ReachProps) {
  const isWhole = coverage === null || coverage.share === 0;
  const unknown = coverage === null ? null : unknownInWords(coverage);
  return (
    <Stack gap={8}>
      <Row gap={8} align="start" css={isWhole ? { color: '$ink3' } : { color: '$warning' }}>
        <Icon name={isWhole ? 'info' : 'alert'} size={20} />
        <Text as="p" tone={isWhole ? 'ink2' : 'ink1'}>
          {reachInWords(coverage)}
          {unknown === null || !isWhole ? null : ` ${unknown}`}
        </Text>
      </Row>
      {coverage === null || isWhole ? null : (
        <List aria-label="What they would see">
          {toldTogether(coverage.nodes, document).map(({ words, names }) => (
            <li key={words}>
              <Stack gap={0}>
                <span>{words}</span>
                <code>{names.join(', ')}</code>
              </Stack>
            </li>
          ))}
          {unknown === null ? null : <li>{unknown}</li>}
        </List>
      )}
    </Stack>
  );
}

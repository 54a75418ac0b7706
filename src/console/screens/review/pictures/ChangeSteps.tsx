import type { NodeChange } from '#src/shared/console/review.ts';
import { Row } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Text } from '#src/ui/Text.tsx';
import type { ShownChange } from './marks.ts';

type Props = { readonly changes: readonly NodeChange[]; readonly at: number | null; readonly onShow: (shown: ShownChange) => void };

export function ChangeSteps({ changes, at, onShow }: Props) {
  const count = changes.length;
  const now = at === null ? undefined : changes[at];
  const go = (to: number): void => {
    const change = changes[to];
    if (change) onShow({ nodeId: change.id, at: to });
  };
  return (
    <Row gap={8} wrap css={{ minHeight: '$controlSmall' }}>
      {count === 0 ? null : (
        <>
          <Button
            size="small"
            tone="secondary"
            aria-label="Previous change"
            disabled={at === null || at === 0}
            onClick={() => go((at ?? 0) - 1)}
          >
            Previous
          </Button>
          <Button
            size="small"
            tone="secondary"
            aria-label="Next change"
            disabled={at === count - 1}
            onClick={() => go(at === null ? 0 : at + 1)}
          >
            Next
          </Button>
        </>
      )}
      <Text role="status" size={13} tone="ink2">
        {now && at !== null ? `${at + 1} of ${count}: ${now.words}` : summary(count)}
      </Text>
    </Row>
  );
}

function summary(count: number): string {
  if (count === 0) return 'No part has changed.';
  return count === 1 ? 'One change, outlined.' : `${count} changes, outlined.`;
}

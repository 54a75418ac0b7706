import type { DraftView } from '#src/shared/console/drafts.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Text } from '#src/ui/Text.tsx';
import type { Refusal } from '../../api/index.ts';
import { Problem } from '../../ui/Problem.tsx';
import { DraftCard } from './DraftCard.tsx';
import { PartHead } from './PartHead.tsx';

const TITLE = 'Could not be checked';

type UncheckedProps = {
  readonly drafts: readonly DraftView[];
  readonly refused: ReadonlyMap<string, Refusal>;
  readonly onRetry: () => void;
};

/** Shows the first refusal once. A draft shows its own refusal only if it differs. */
export function Unchecked({ drafts, refused, onRetry }: UncheckedProps) {
  const [first] = refused.values();
  return (
    <Stack as="section" gap={12} aria-label={TITLE}>
      <PartHead title={TITLE} count={refused.size} />
      {first === undefined ? null : <Problem refusal={first} onRetry={onRetry} />}
      {drafts.map((draft) => {
        const refusal = refused.get(draft.id);
        return refusal === undefined ? null : (
          <DraftCard key={draft.id} draft={draft}>
            {refusal.message === first?.message ? null : (
              <Text size={13} tone="ink2">
                {refusal.message}
              </Text>
            )}
          </DraftCard>
        );
      })}
    </Stack>
  );
}

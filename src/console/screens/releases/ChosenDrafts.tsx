import type { DraftView } from '#src/shared/console/drafts.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Text } from '#src/ui/Text.tsx';
import { placeInWords } from '../../places/names.ts';
import { Lines } from '../../ui/Awaited.tsx';
import { CheckField } from '../../ui/controls.tsx';
import { Problem } from '../../ui/Problem.tsx';
import type { Checks } from '../approvals/useChecks.ts';

type ChosenDraftsProps = {
  readonly ready: readonly DraftView[];
  readonly checks: Checks;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly error: string | null;
};

export function ChosenDrafts({ ready, checks: { refused, isLooking, reload }, chosen, onChange, error }: ChosenDraftsProps) {
  const [refusal] = refused.values();
  return (
    <Stack as="fieldset" gap={8}>
      <Text as="legend" size={13} weight="medium" tone="ink2" css={{ padding: 0, marginBottom: '$4' }}>
        Approved drafts to publish
      </Text>
      {ready.length === 0 && !isLooking && refusal === undefined ? (
        <Text tone="ink2">No approved drafts yet. Drafts appear here once a second person approves them.</Text>
      ) : null}
      {ready.map((draft) => (
        <CheckField
          key={draft.id}
          isChecked={chosen.includes(draft.id)}
          onChange={(isIn) => onChange(isIn ? [...chosen, draft.id] : chosen.filter((id) => id !== draft.id))}
        >
          <Stack as="span" gap={0}>
            <Text weight="medium">{draft.title}</Text>
            <Text size={13} tone="ink2">
              {placeInWords(draft)}
            </Text>
          </Stack>
        </CheckField>
      ))}
      {isLooking ? <Lines what="the approvals" count={1} /> : null}
      {refusal === undefined ? null : <Problem refusal={refusal} onRetry={reload} />}
      {error === null ? null : (
        <Text role="alert" size={13} tone="negative">
          {error}
        </Text>
      )}
    </Stack>
  );
}

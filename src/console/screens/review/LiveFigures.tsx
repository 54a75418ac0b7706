import { LEAST_VISITS, type NodeFigures } from '#src/shared/console/figures.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Text } from '#src/ui/Text.tsx';
import { countInWords, pressedInWords, useFigures } from '../../editor/figures/FiguresContext.tsx';
import { AUDIENCES, FiguresNote } from '../../editor/figures/FiguresPart.tsx';

/** Shows figures of the changed node's live version; nothing to roles without access. */
export function LiveFigures({ nodeId }: { readonly nodeId: string }) {
  const figures = useFigures();
  if (figures?.answer?.value == null) return null;
  const live = figures.of(nodeId).filter(({ isLive }) => isLive);
  return (
    <Stack gap={0}>
      {live.length === 0 ? <Line>Live: no visit in this time.</Line> : null}
      {live.map((each) => (
        <Line key={`${each.audience} ${each.presentation ?? ''}`}>{lineOf(each)}</Line>
      ))}
    </Stack>
  );
}

function lineOf({ audience, shown }: NodeFigures): string {
  if (shown === null) return `Live, ${AUDIENCES[audience].toLowerCase()}: fewer than ${LEAST_VISITS} visits a day.`;
  const [share, interval] = pressedInWords(shown);
  return `Live, ${AUDIENCES[audience].toLowerCase()}: ${countInWords(shown.visits)} visits, ${share} pressed (${interval}).`;
}

const Line = ({ children }: { readonly children: string }) => (
  <Text size={13} tone="ink2">
    {children}
  </Text>
);

export function LiveFiguresNote() {
  const figures = useFigures();
  if (figures?.answer == null) return null;
  const { value, refusal } = figures.answer;
  if (value === null) return refusal === null ? null : <Line>We could not load the figures of what is live.</Line>;
  return <FiguresNote told={value} above={`“Live” is what the published version achieved in ${figures.days} days. `} />;
}

import type { BetCardFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { Text } from '#src/ui/Text.tsx';
import { legOutcomeLabel } from '../../parts/bet/outcomes.ts';

export function Regraded({
  leg: { regradedFrom, regradedFromReason },
}: {
  readonly leg: Pick<BetCardFragment['legs'][number], 'regradedFrom' | 'regradedFromReason'>;
}) {
  if (regradedFrom === null) return null;
  return (
    <Text
      size={12}
      tone="warning"
    >{t`We corrected the result. It was: ${legOutcomeLabel(regradedFrom).word}${regradedFromReason === null ? '.' : `, ${lowered(regradedFromReason)}.`}`}</Text>
  );
}

const lowered = (sentence: string): string => `${sentence.slice(0, 1).toLowerCase()}${sentence.slice(1).replace(/\.$/, '')}`;

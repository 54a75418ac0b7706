import type { CasinoRoundState } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Icon } from '#src/ui/Icon.tsx';

const words: Readonly<
  Partial<Record<CasinoRoundState, { readonly word: string; readonly tone: 'info' | 'neutral'; readonly icon: string }>>
> = {
  OPEN: { word: t`In progress`, tone: 'info', icon: 'clock' },
  RETURNED: { word: t`Returned`, tone: 'neutral', icon: 'arrow-left' },
};

export function RoundState({ state }: { readonly state: CasinoRoundState }) {
  const known = Object.hasOwn(words, state) ? words[state] : undefined;
  if (!known) return null;
  return (
    <Badge tone={known.tone}>
      <Icon name={known.icon} size={16} />
      {known.word}
    </Badge>
  );
}

import { memo } from 'react';
import type { HistoryEntriesFragment, HistoryState } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Text } from '#src/ui/Text.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { EntryAmount, EntryLine, EntrySum, EntryWay, EntryWords } from '../../parts/text/entryLines.ts';
import { dateTimeText } from '../../parts/text/written.ts';
import { signedAmount } from '../../parts/bet/signedAmount.ts';

type Word = { readonly word: string; readonly tone: 'info' | 'negative' | 'neutral' | 'positive'; readonly icon: string };
const words: Readonly<Record<HistoryState, Word | null>> = {
  DONE: null,
  PENDING: { word: t`Pending`, tone: 'info', icon: 'clock' },
  WON: { word: t`Won`, tone: 'positive', icon: 'check' },
  LOST: { word: t`Lost`, tone: 'negative', icon: 'x' },
  CASHED_OUT: { word: t`Cashed out`, tone: 'info', icon: 'check' },
  FAILED: { word: t`Failed`, tone: 'negative', icon: 'x' },
  CALLED_BACK: { word: t`Canceled by you`, tone: 'neutral', icon: 'x' },
  RETURNED: { word: t`Returned`, tone: 'neutral', icon: 'arrow-left' },
};

/** States the outcome in words, because color must not be the only cue. */
export const HistoryLine = memo(function DrawHistoryLine({ entry }: { readonly entry: HistoryEntriesFragment['entries'][number] }) {
  const { title, detail, at, state, amount, asked, receiptId, betId, casinoSessionId, casinoRounds } = entry;
  const { text, tone } = asked === null ? signedAmount(amount) : { text: asked.formattedAmount, tone: 'pending' as const };
  const word = Object.hasOwn(words, state) ? words[state] : null;
  return (
    <EntryLine>
      <EntryWords>
        <Text weight="medium" css={{ overflowWrap: 'anywhere' }}>
          {title}
        </Text>
        {detail === null ? null : (
          <Text size={13} tone="ink2" css={{ overflowWrap: 'anywhere' }}>
            {detail}
          </Text>
        )}
        <Text size={12} tone="ink3">
          <time dateTime={at}>{dateTimeText(at)}</time>
        </Text>
        {receiptId === null ? null : (
          <EntryWay to={`/account/wallet/receipt/${encodeURIComponent(receiptId)}`}>
            {t`Receipt`}
            <VisuallyHidden> {t`of ${title}, ${dateTimeText(at)}`}</VisuallyHidden>
          </EntryWay>
        )}
        {betId === null ? null : (
          <EntryWay to={`/my-bets/bet/${encodeURIComponent(betId)}`}>
            {t`Bet`}
            <VisuallyHidden> {t`of ${title}, ${dateTimeText(at)}`}</VisuallyHidden>
          </EntryWay>
        )}
        {casinoSessionId === null ? null : (
          <EntryWay to={`/account/history/casino/${encodeURIComponent(casinoSessionId)}`}>
            {t`{${casinoRounds ?? 0}, plural, one {# round} other {# rounds}}`}
            <VisuallyHidden> {t`of ${title}, ${dateTimeText(at)}`}</VisuallyHidden>
          </EntryWay>
        )}
      </EntryWords>
      <EntrySum>
        <EntryAmount tone={state === 'PENDING' ? 'pending' : tone}>{text}</EntryAmount>
        {word === null ? null : (
          <Badge tone={word.tone}>
            <Icon name={word.icon} size={16} />
            {word.word}
          </Badge>
        )}
      </EntrySum>
    </EntryLine>
  );
});

import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { HistoryEntriesFragment, HistoryState } from '#src/gql/graphql.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { EntryLine, EntryWords } from '../../parts/entryLines.ts';
import { dateTimeText } from '../../parts/written.ts';
import { signedAmount } from './signedAmount.ts';

const Sum = styled('div', { display: 'flex', flexDirection: 'column', alignItems: 'flex-end', gap: '$4', textAlign: 'end' });
const Amount = styled('span', {
  text: 16,
  fontWeight: '$bold',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  variants: {
    tone: { plain: { color: '$ink1' }, positive: { color: '$positive' }, negative: { color: '$negative' }, pending: { color: '$ink2' } },
  },
});

const ToReceipt = styled(Link, {
  alignSelf: 'flex-start',
  minHeight: '24px',
  color: '$accent',
  text: 13,
  fontWeight: '$medium',
  textUnderlineOffset: '3px',
});

type Word = { readonly word: string; readonly tone: 'info' | 'negative' | 'neutral' | 'positive'; readonly icon: string };
/** What has simply happened needs no word. */
const words: Readonly<Record<HistoryState, Word | null>> = {
  DONE: null,
  PENDING: { word: 'Pending', tone: 'info', icon: 'clock' },
  WON: { word: 'Won', tone: 'positive', icon: 'check' },
  LOST: { word: 'Lost', tone: 'negative', icon: 'x' },
  CASHED_OUT: { word: 'Cashed out', tone: 'info', icon: 'check' },
  FAILED: { word: 'Failed', tone: 'negative', icon: 'x' },
  CALLED_BACK: { word: 'Called back', tone: 'neutral', icon: 'x' },
  RETURNED: { word: 'Returned', tone: 'neutral', icon: 'arrow-left' },
};

/** What happened, when, and what it did to the player's money. Colour never stands alone: the sign says the same. */
export const HistoryLine = memo(function DrawHistoryLine({ entry }: { readonly entry: HistoryEntriesFragment['entries'][number] }) {
  const { title, detail, at, state, amount, asked, receiptId } = entry;
  // What has not moved has no sign.
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
          <ToReceipt to={`/account/wallet/receipt/${encodeURIComponent(receiptId)}`}>
            Receipt
            <VisuallyHidden>
              {' '}
              of {title}, {dateTimeText(at)}
            </VisuallyHidden>
          </ToReceipt>
        )}
      </EntryWords>
      <Sum>
        <Amount tone={state === 'PENDING' ? 'pending' : tone}>{text}</Amount>
        {word === null ? null : (
          <Badge tone={word.tone}>
            <Icon name={word.icon} size={16} />
            {word.word}
          </Badge>
        )}
      </Sum>
    </EntryLine>
  );
});

import { useQuery } from '@apollo/client/react';
import { memo } from 'react';
import { CasinoSessionRoundsAfterDocument, type PlayedRoundsFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Text } from '#src/ui/Text.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { EntryAmount, EntryLine, EntryLines, EntrySum, EntryWay, EntryWords } from '../../parts/text/entryLines.ts';
import { LostPage, NextPage } from '../../parts/shelf/NextPage.tsx';
import { RoundState } from '../../parts/casinoGame/RoundState.tsx';
import { signedAmount } from '../../parts/bet/signedAmount.ts';
import { instantText } from '../../parts/text/written.ts';

type List = { readonly sessionId: string; readonly title: string };
type PagesProps = List & { readonly page: PlayedRoundsFragment; readonly isFirst?: boolean };

export function RoundPages({ page, isFirst = false, ...list }: PagesProps) {
  const { rounds, pageInfo } = page;
  if (rounds.length === 0 && isFirst)
    return (
      <Card padding="none">
        <EmptyState illustration="casino" headingLevel="p" title={t`No rounds`} body={t`You opened this game but did not play a round.`} />
      </Card>
    );
  return (
    <>
      <Card padding="none" clipped>
        <EntryLines aria-label={isFirst ? list.title : t`More of ${list.title}`}>
          {rounds.map((round) => (
            <RoundLine key={round.id} round={round} />
          ))}
        </EntryLines>
      </Card>
      <NextPage pageInfo={pageInfo} after={(cursor) => <RoundsAfter {...list} after={cursor} />} />
    </>
  );
}

function RoundsAfter({ after, ...list }: List & { readonly after: string }) {
  const { data, error, refetch } = useQuery(CasinoSessionRoundsAfterDocument, {
    variables: { sessionId: list.sessionId, after },
    fetchPolicy: 'cache-and-network',
  });
  if (data?.casinoSession) return <RoundPages {...list} page={data.casinoSession.rounds} />;
  if (!error && !data) return <Skeleton shape="card" height={212} />;
  return <LostPage onRetry={() => void refetch()}>{t`We could not load these rounds.`}</LostPage>;
}

const outcomes: Readonly<Partial<Record<string, string>>> = {
  OPEN: t`Not over yet`,
  RETURNED: t`Not finished`,
  SETTLED: t`Complete`,
};

const RoundLine = memo(function DrawRoundLine({ round }: { readonly round: PlayedRoundsFragment['rounds'][number] }) {
  const { id, startedAt, state, description, wagered, net } = round;
  const { text, tone } = signedAmount(net);
  const at = instantText(startedAt);
  return (
    <EntryLine>
      <EntryWords>
        <Text weight="medium" css={{ overflowWrap: 'anywhere' }}>
          {description ?? outcomes[state] ?? t`A round`}
        </Text>
        <Text size={12} tone="ink3">
          <time dateTime={startedAt}>{at}</time> {t`· ${wagered.formattedAmount} wagered`}
        </Text>
        <EntryWay to={`/account/history/casino/${encodeURIComponent(id)}/round`}>
          {t`Details`}
          <VisuallyHidden> {t`of the round of ${at}`}</VisuallyHidden>
        </EntryWay>
      </EntryWords>
      <EntrySum>
        <EntryAmount tone={state === 'OPEN' ? 'pending' : tone}>{text}</EntryAmount>
        <RoundState state={state} />
      </EntrySum>
    </EntryLine>
  );
});

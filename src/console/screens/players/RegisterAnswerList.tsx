import type { RegisterAnswers } from '#src/shared/console/players.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Text } from '#src/ui/Text.tsx';
import { Nothing } from '../../ui/Nothing.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { When } from '../../ui/When.tsx';
import { AskAboutPlayer } from './AskAboutPlayer.tsx';

export const RegisterAnswerList = () => (
  <AskAboutPlayer to="whatRegisterSaid" label="Exclusion register" button="Look up answers">
    {(answers) => <Answers {...answers} />}
  </AskAboutPlayer>
);

function Answers({ awaitsRegister, standing, answers, refundedBets }: RegisterAnswers) {
  return (
    <Stack gap={12}>
      <Text as="p">
        {standing === null ? 'The register has not responded yet. ' : standing.isListed ? 'Listed. ' : 'Not listed. '}
        {standing === null ? null : (
          <>
            Valid until <When at={standing.freshUntil} inline />.{' '}
          </>
        )}
        {awaitsRegister ? 'The new account is waiting for the answer. ' : null}
        {refundedBets === 0 ? null : `Open bets refunded because of a listing: ${refundedBets}.`}
      </Text>
      {answers.length === 0 ? (
        <Nothing title="No answers" body="The register has not been asked about this account." />
      ) : (
        <Table caption="Register answers" columns={columns} rows={answers} keyOf={({ requestId }) => requestId} />
      )}
    </Stack>
  );
}

type Answer = RegisterAnswers['answers'][number];

function verdictText({ verdict, listedUntil, regions }: Answer): string {
  if (verdict === 'NOT_LISTED') return 'Not listed';
  const until = listedUntil === null ? 'permanently' : `until ${listedUntil.slice(0, 10)}`;
  return `Listed ${until}, ${regions === null ? 'everywhere' : regions.join(', ')}`;
}

const columns: readonly Column<Answer>[] = [
  { head: 'Answer', isName: true, cell: verdictText },
  { head: 'Given', cell: ({ answeredAt }) => <When at={answeredAt} /> },
  { head: 'Received', cell: ({ receivedAt }) => <When at={receivedAt} /> },
  { head: 'In effect', cell: ({ isApplied }) => (isApplied ? 'Yes' : 'No, replaced by a newer answer') },
  { head: 'Request', cell: ({ requestId }) => requestId },
];

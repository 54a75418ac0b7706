import type { RegisterAnswers } from '#src/shared/console/players.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Text } from '#src/ui/Text.tsx';
import { Nothing } from '../../ui/Nothing.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { When } from '../../ui/When.tsx';
import { AskAboutPlayer } from './AskAboutPlayer.tsx';

export const RegisterAnswerList = () => (
  <AskAboutPlayer to="whatRegisterSaid" label="What did the register say?" button="Look up answers">
    {(answers) => <Answers {...answers} />}
  </AskAboutPlayer>
);

function Answers({ awaitsRegister, standing, answers, refundedBets }: RegisterAnswers) {
  return (
    <Stack gap={12}>
      <Text as="p">
        {standing === null ? 'The register has not answered yet. ' : standing.isListed ? 'Listed. ' : 'Not listed. '}
        {standing === null ? null : (
          <>
            Holds until <When at={standing.freshUntil} inline />.{' '}
          </>
        )}
        {awaitsRegister ? 'The new account waits for the answer. ' : null}
        {refundedBets === 0 ? null : `Open bets refunded because of a listing: ${refundedBets}.`}
      </Text>
      {answers.length === 0 ? (
        <Nothing title="No answers" body="Nobody has been asked about this account." />
      ) : (
        <Table caption="Answers of the register" columns={columns} rows={answers} keyOf={({ requestId }) => requestId} />
      )}
    </Stack>
  );
}

type Answer = RegisterAnswers['answers'][number];

function verdictText({ verdict, listedUntil, regions }: Answer): string {
  if (verdict === 'NOT_LISTED') return 'Not listed';
  const until = listedUntil === null ? 'for good' : `until ${listedUntil.slice(0, 10)}`;
  return `Listed ${until}, ${regions === null ? 'everywhere' : regions.join(', ')}`;
}

const columns: readonly Column<Answer>[] = [
  { head: 'Answer', isName: true, cell: verdictText },
  { head: 'Given', cell: ({ answeredAt }) => <When at={answeredAt} /> },
  { head: 'Received', cell: ({ receivedAt }) => <When at={receivedAt} /> },
  { head: 'Counts', cell: ({ isApplied }) => (isApplied ? 'Yes' : 'No, a newer one was there') },
  { head: 'Request', cell: ({ requestId }) => requestId },
];

import { useState } from 'react';
import type { LimitChangeView } from '#src/shared/console/traderLimits.ts';
import { LEAST_ANSWER, MOST_ANSWER } from '#src/shared/limits/objections.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Text } from '#src/ui/Text.tsx';
import { TextAreaField } from '../../../ui/controls.tsx';
import { OperationDialog } from '../../../ui/OperationDialog.tsx';
import { type Column, Table } from '../../../ui/Table.tsx';
import { When } from '../../../ui/When.tsx';
import { dollars } from '../cents.ts';

type Props = { readonly history: readonly LimitChangeView[]; readonly onAnswered: () => void };

export function LimitHistoryList({ history, onAnswered }: Props) {
  const [answering, setAnswering] = useState<string | null>(null);
  if (history.length === 0) return <Text>No limits but those of the markets.</Text>;
  const columns: readonly Column<LimitChangeView>[] = [
    { head: 'Limit', isName: true, cell: inWords },
    { head: 'Markets', cell: ({ markets }) => markets },
    { head: 'What the player reads', cell: ({ reasons }) => reasons.join(' ') },
    { head: 'Why, for us', cell: ({ reason, setBy }) => `${reason} (${setBy})` },
    { head: 'Since', cell: ({ setAt }) => <When at={setAt} /> },
    { head: 'Objection', cell: ({ objection }) => <ObjectionCell objection={objection} onAnswer={setAnswering} /> },
  ];
  return (
    <>
      <Table caption="Limits of this player" columns={columns} rows={history} keyOf={({ id }) => id} />
      {answering === null ? null : (
        <AnswerDialog
          objectionId={answering}
          onClose={() => {
            setAnswering(null);
            onAnswered();
          }}
        />
      )}
    </>
  );
}

function inWords({ mostStakeCents, mostExposureCents }: LimitChangeView): string {
  if (mostStakeCents === null && mostExposureCents === null) return 'Lifted';
  const stake = mostStakeCents === null ? [] : [`${dollars(mostStakeCents)} at stake in one placement`];
  const exposure = mostExposureCents === null ? [] : [`${dollars(mostExposureCents)} to win on one selection`];
  return `At most ${[...stake, ...exposure].join(' and ')}`;
}

type CellProps = Pick<LimitChangeView, 'objection'> & { readonly onAnswer: (objectionId: string) => void };

function ObjectionCell({ objection, onAnswer }: CellProps) {
  if (objection === null) return 'None';
  return (
    <Stack gap={8}>
      <Text css={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{objection.words}</Text>
      {objection.answer === null ? (
        <Button size="small" tone="secondary" onClick={() => onAnswer(objection.id)}>
          Answer…
        </Button>
      ) : (
        <Text size={13} tone="ink2" css={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{`Answered: ${objection.answer}`}</Text>
      )}
    </Stack>
  );
}

function AnswerDialog({ objectionId, onClose }: { readonly objectionId: string; readonly onClose: () => void }) {
  const [answer, setAnswer] = useState('');
  const [wasPressed, setPressed] = useState(false);
  const isShort = answer.trim().length < LEAST_ANSWER;
  return (
    <OperationDialog
      title="Answer this objection"
      consequence="The player reads it on the page of the limits and by mail. It is answered once, and changes no limit."
      label="Send the answer"
      needsReason={false}
      to="answerLimitObjection"
      input={() => {
        setPressed(true);
        return isShort ? null : { objectionId, answer: answer.trim() };
      }}
      said={() => ({ title: 'The player is told' })}
      onClose={onClose}
    >
      <TextAreaField
        label="Answer"
        maxLength={MOST_ANSWER}
        value={answer}
        error={wasPressed && isShort ? `Write ${LEAST_ANSWER} letters or more.` : null}
        onChange={({ target }) => setAnswer(target.value)}
      />
    </OperationDialog>
  );
}

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
  if (history.length === 0) return <Text>No limits except the market limits.</Text>;
  const columns: readonly Column<LimitChangeView>[] = [
    { head: 'Limit', isName: true, cell: inWords },
    { head: 'Markets', cell: ({ markets }) => markets },
    { head: 'Reason shown to player', cell: ({ reasons }) => reasons.join(' ') },
    { head: 'Internal reason', cell: ({ reason, setBy }) => `${reason} (${setBy})` },
    { head: 'Since', cell: ({ setAt }) => <When at={setAt} /> },
    { head: 'Objection', cell: ({ objection }) => <ObjectionCell objection={objection} onAnswer={setAnswering} /> },
  ];
  return (
    <>
      <Table caption="Player limits" columns={columns} rows={history} keyOf={({ id }) => id} />
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
  const stake = mostStakeCents === null ? [] : [`${dollars(mostStakeCents)} stake per placement`];
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
      consequence="The player sees your answer on the limits page and by email. You can answer only once. Your answer does not change the limit."
      label="Send answer"
      needsReason={false}
      to="answerLimitObjection"
      input={() => {
        setPressed(true);
        return isShort ? null : { objectionId, answer: answer.trim() };
      }}
      said={() => ({ title: 'Answer sent' })}
      onClose={onClose}
    >
      <TextAreaField
        label="Answer"
        maxLength={MOST_ANSWER}
        value={answer}
        error={wasPressed && isShort ? `Enter at least ${LEAST_ANSWER} characters.` : null}
        onChange={({ target }) => setAnswer(target.value)}
      />
    </OperationDialog>
  );
}

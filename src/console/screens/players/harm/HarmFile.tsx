import { useState } from 'react';
import { HARM_OUTCOMES, type HarmMarker, type HarmOutcome, type HarmView } from '#src/shared/console/harm.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Text } from '#src/ui/Text.tsx';
import { SelectField } from '../../../ui/controls.tsx';
import { OperationDialog } from '../../../ui/OperationDialog.tsx';
import { type Column, Table } from '../../../ui/Table.tsx';
import { When } from '../../../ui/When.tsx';
import { Wait } from './Wait.tsx';

type HarmCase = HarmView['cases'][number];

const outcomes: Readonly<Record<HarmOutcome, string>> = {
  CONTACTED: 'We talked with the player',
  EXCLUDED: 'The player self-excluded',
  LIMITED: 'The player set limits',
  NOT_REACHED: 'We could not reach the player',
  NO_HARM: 'No signs of harm',
};

export function HarmFile({ file: { now, scores, cases }, onClosed }: { readonly file: HarmView; readonly onClosed: () => void }) {
  const [closing, setClosing] = useState<string | null>(null);
  const columns: readonly Column<HarmCase>[] = [
    { head: 'Case', isName: true, cell: ({ level, points }) => `Level ${level}, ${points} points` },
    { head: 'Opened', cell: ({ openedAt }) => <When at={openedAt} /> },
    { head: 'Wagers paused', cell: ({ wait }) => <Wait wait={wait} /> },
    { head: 'Outcome', cell: (one) => <Outcome one={one} onClose={() => setClosing(one.id)} /> },
  ];
  return (
    <Stack gap={16}>
      <Stack gap={4}>
        <Text weight="medium">{`Now: level ${now.level}, ${now.points} points`}</Text>
        <Text>{inWords(now.markers)}</Text>
      </Stack>
      {cases.length === 0 ? null : <Table caption="Cases" columns={columns} rows={cases} keyOf={({ id }) => id} />}
      {scores.length === 0 ? null : (
        <Table
          caption="Score history"
          columns={[
            { head: 'Score', isName: true, cell: ({ level, points }) => `Level ${level}, ${points} points` },
            { head: 'Since', cell: ({ computedAt }) => <When at={computedAt} /> },
            { head: 'Reason', cell: ({ markers }) => (markers === null ? 'Deleted after 13 months.' : inWords(markers)) },
          ]}
          rows={scores}
          keyOf={({ computedAt }) => computedAt}
        />
      )}
      {closing === null ? null : (
        <CloseCase
          caseId={closing}
          onClose={() => {
            setClosing(null);
            onClosed();
          }}
        />
      )}
    </Stack>
  );
}

const inWords = (markers: readonly HarmMarker[]): string =>
  markers.length === 0 ? 'No markers.' : markers.map(({ words, isStrong }) => (isStrong ? `${words} (strong)` : words)).join(' ');

function Outcome({ one: { outcome, reason, closedBy }, onClose }: { readonly one: HarmCase; readonly onClose: () => void }) {
  return outcome === null ? (
    <Button size="small" tone="secondary" onClick={onClose}>
      Close the case…
    </Button>
  ) : (
    <>{`${outcomes[outcome]}: ${reason ?? ''} (${closedBy ?? ''})`}</>
  );
}

function CloseCase({ caseId, onClose }: { readonly caseId: string; readonly onClose: () => void }) {
  const [outcome, setOutcome] = useState<HarmOutcome>('CONTACTED');
  return (
    <OperationDialog
      title="Close this case"
      consequence="If you talked with the player, limits were set or there are no signs of harm, paused wagers resume now. Otherwise they resume when the contact hours end. With “No signs of harm”, the player does not have to read the guide. The outcome is saved with the case. New or stronger markers open another case."
      label="Close the case"
      to="closeHarmCase"
      input={(reason) => ({ caseId, outcome, reason })}
      said={() => ({ title: 'Case closed' })}
      onClose={onClose}
    >
      <SelectField
        label="Outcome"
        value={outcome}
        choices={HARM_OUTCOMES.map((value) => ({ value, label: outcomes[value] }))}
        onChange={setOutcome}
      />
    </OperationDialog>
  );
}

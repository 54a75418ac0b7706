import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { TeaserRungSetting } from '#src/shared/console/trading.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { styled } from '#src/ui/stitches.ts';
import { useAnswer } from '../../api/index.ts';
import { OperationDialog } from '../../ui/OperationDialog.tsx';
import { Awaited } from '../../ui/Awaited.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Permitted } from '../../ui/Permitted.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { Table } from '../../ui/Table.tsx';
import { LadderDialog } from './LadderDialog.tsx';
import {
  changedRungs,
  changesText,
  type LadderChanges,
  ladderOf,
  listWith,
  NO_CHANGES,
  priceIn,
  priceText,
  withLadder,
  withoutLadder,
} from './ladders.ts';

const Price = styled('div', { maxWidth: '160px' });

export function TeasersScreen() {
  const table = useAnswer('readTeaserTable', {});
  return (
    <Screen
      title="Teaser prices"
      above={<Link to="/trading">Trading</Link>}
      intro="Profit to stake, by points and legs. Changes apply to new bets. Open bets keep their prices."
    >
      <Awaited loaded={table} what="the prices">
        {({ rungs, version }) => <Ladders key={version} rungs={rungs} version={version} onDone={table.reload} />}
      </Awaited>
    </Screen>
  );
}

type LaddersProps = { readonly rungs: readonly TeaserRungSetting[]; readonly version: number; readonly onDone: () => void };

function Ladders({ rungs, version, onDone }: LaddersProps) {
  const [changes, setChanges] = useState<LadderChanges>(NO_CHANGES);
  const [open, setOpen] = useState<'add' | 'set' | null>(null);
  const list = listWith(rungs, changes);
  const changed = changedRungs(rungs, changes);
  const close = () => setOpen(null);
  return (
    <Stack gap={24}>
      {ladderOf(list).map(({ name, rows }) => (
        <Ladder
          key={name}
          name={name}
          rows={rows}
          typed={changes.typed}
          onType={(key, text) => setChanges((before) => ({ ...before, typed: { ...before.typed, [key]: text } }))}
          onTakeOff={() => setChanges((before) => withoutLadder(before, name))}
        />
      ))}
      <Permitted to="setTeaserTable" isTold>
        <Row gap={12} wrap>
          <Button tone="secondary" disabled={changed === null} onClick={() => setOpen('add')}>
            Add ladder…
          </Button>
          <Button disabled={changed === null || changesText(changed) === ''} onClick={() => setOpen('set')}>
            Set prices…
          </Button>
        </Row>
      </Permitted>
      {open === 'add' && changed ? (
        <LadderDialog
          beside={changed.rungs}
          onClose={close}
          onAdd={(added) => {
            setChanges((before) => withLadder(before, added));
            close();
          }}
        />
      ) : null}
      {open === 'set' && changed ? (
        <OperationDialog
          title="Set teaser prices"
          consequence={`${changesText(changed)}. They apply to all players’ new bets once a second person confirms.`}
          label="Propose prices"
          to="setTeaserTable"
          input={(reason) => ({ version, rungs: changed.rungs, reason })}
          said={() => ({ title: 'Teaser prices are set' })}
          onClose={close}
          onDone={onDone}
        />
      ) : null}
    </Stack>
  );
}

type LadderProps = Pick<LadderChanges, 'typed'> & {
  readonly name: string;
  readonly rows: ReturnType<typeof ladderOf>[number]['rows'];
  readonly onType: (key: string, text: string) => void;
  readonly onTakeOff: () => void;
};

function Ladder({ name, rows, typed, onType, onTakeOff }: LadderProps) {
  return (
    <Panel
      title={name}
      actions={
        <Permitted to="setTeaserTable">
          <Button tone="secondary" size="small" aria-label={`Remove ${name}`} onClick={onTakeOff}>
            Remove
          </Button>
        </Permitted>
      }
    >
      <Table
        caption={name}
        rows={rows}
        keyOf={({ key }) => key}
        columns={[
          { head: 'Legs', isName: true, cell: ({ rung }) => rung.legs },
          {
            head: 'Pays',
            cell: ({ key, rung }) => (
              <Price>
                <Field
                  label={`${name}, ${rung.legs} legs`}
                  labelHidden
                  value={typed[key] ?? priceText(rung)}
                  error={typed[key] !== undefined && priceIn(typed[key]) === null ? 'Enter two whole numbers, such as 20/23.' : null}
                  onChange={({ target }) => onType(key, target.value)}
                />
              </Price>
            ),
          },
        ]}
      />
    </Panel>
  );
}

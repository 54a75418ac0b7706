import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { TeaserRungSetting } from '#src/lib/console/trading.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { styled } from '#src/ui/stitches.ts';
import { toast } from '#src/ui/toast.ts';
import { useAct, useAnswer } from '../../api/index.ts';
import { ActDialog } from '../../ui/ActDialog.tsx';
import { Awaited } from '../../ui/Awaited.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Permitted } from '../../ui/Permitted.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { Table } from '../../ui/Table.tsx';
import { changedRungs, ladderOf, priceIn, priceText } from './ladders.ts';

/** As wide as two whole numbers. */
const Price = styled('div', { maxWidth: '160px' });

/** What teasers pay, by sport, points and legs. */
export function TeasersScreen() {
  const table = useAnswer('readTeaserTable', {});
  return (
    <Screen
      title="Prices of teasers"
      above={<Link to="/trading">Trading</Link>}
      intro="Profit to stake, by points and legs. Another price counts for what is placed from now on; bets that stand keep the ladder they were shown."
    >
      <Awaited loaded={table} what="the prices">
        {({ rungs }) => <Ladders key={JSON.stringify(rungs)} rungs={rungs} />}
      </Awaited>
    </Screen>
  );
}

function Ladders({ rungs }: { readonly rungs: readonly TeaserRungSetting[] }) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [isSetting, setSetting] = useState(false);
  const changed = changedRungs(rungs, typed);
  return (
    <Stack gap={24}>
      {ladderOf(rungs).map(({ name, rows }) => (
        <Panel key={name} title={name}>
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
                      error={typed[key] !== undefined && priceIn(typed[key]) === null ? 'Two whole numbers, as 20/23.' : null}
                      onChange={({ target }) => setTyped((before) => ({ ...before, [key]: target.value }))}
                    />
                  </Price>
                ),
              },
            ]}
          />
        </Panel>
      ))}
      <Permitted to="setTeaserTable" isTold>
        <div>
          <Button disabled={changed === null || changed.count === 0} onClick={() => setSetting(true)}>
            Set the prices…
          </Button>
        </div>
      </Permitted>
      {isSetting && changed ? <SetPrices rungs={changed.rungs} count={changed.count} onClose={() => setSetting(false)} /> : null}
    </Stack>
  );
}

type SetPricesProps = { readonly rungs: readonly TeaserRungSetting[]; readonly count: number; readonly onClose: () => void };

function SetPrices({ rungs, count, onClose }: SetPricesProps) {
  const set = useAct('setTeaserTable');
  async function act(reason: string): Promise<void> {
    const answer = await set.run({ rungs, reason });
    if (!answer.ok) return;
    toast({ type: 'success', title: 'The prices of teasers are set' });
    onClose();
  }
  return (
    <ActDialog
      title="Set the prices of teasers"
      consequence={`${count} ${count === 1 ? 'price changes' : 'prices change'} for every player, for what is placed from now on.`}
      label="Set the prices"
      isBusy={set.isBusy}
      refusal={set.refusal}
      onClose={onClose}
      onAct={(reason) => void act(reason)}
    />
  );
}

import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PricingTermsView } from '#src/shared/console/trading.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { Text } from '#src/ui/Text.tsx';
import { useAnswer } from '../../api/index.ts';
import { Awaited } from '../../ui/Awaited.tsx';
import { TextAreaField } from '../../ui/controls.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { BetMinimums } from './BetMinimums.tsx';
import { halfPointsConsequence, halfPointsIn, halfPointsText, marginIn } from './pricingTerms.ts';
import { TermPanel } from './TermPanel.tsx';

export function PricingTermsScreen() {
  const read = useAnswer('readHouseTerms', {});
  return (
    <Screen
      title="Pricing rules"
      above={<Link to="/trading">Trading</Link>}
      intro="Apply to all brands as soon as they are set. Open bets and completed cash outs keep their terms."
    >
      <Awaited loaded={read} what="the rules">
        {({ cashOut, halfPoints, minimums }) => (
          <Stack gap={24}>
            <Margin key={`margin ${cashOut.version}`} now={cashOut} onDone={read.reload} />
            <BetMinimums key={`minimums ${minimums.version}`} now={minimums} onDone={read.reload} />
            <HalfPoints key={`points ${halfPoints.version}`} now={halfPoints} onDone={read.reload} />
          </Stack>
        )}
      </Awaited>
    </Screen>
  );
}

function Margin({ now, onDone }: { readonly now: PricingTermsView['cashOut']; readonly onDone: () => void }) {
  const [typed, setTyped] = useState(`${now.num}/${now.den}`);
  const margin = marginIn(typed);
  return (
    <TermPanel
      title="Cash out"
      to="setCashOutMargin"
      input={margin && ((reason) => ({ version: now.version, ...margin, reason }))}
      press="Set margin…"
      question={{
        title: 'Set cash out margin',
        consequence: `From the next cash out value, the margin is ${typed} of a bet’s value for every player.`,
        label: 'Set margin',
      }}
      done="Cash out margin is set"
      onDone={onDone}
    >
      <Field
        label="Margin"
        hint="Enter a fraction, such as 1/20 for 5%."
        value={typed}
        error={margin === null ? 'Enter two whole numbers, such as 1/20. The maximum is 1/2.' : null}
        onChange={({ target }) => setTyped(target.value)}
      />
    </TermPanel>
  );
}

function HalfPoints({ now, onDone }: { readonly now: PricingTermsView['halfPoints']; readonly onDone: () => void }) {
  const [typed, setTyped] = useState(halfPointsText(now.rows));
  const rows = halfPointsIn(typed);
  return (
    <TermPanel
      title="Half points"
      to="setHalfPoints"
      input={rows === undefined ? null : (reason) => ({ version: now.version, rows, reason })}
      press="Set table…"
      question={{
        title: 'Set half point table',
        consequence: rows === undefined ? '' : halfPointsConsequence(rows),
        label: 'Set margin',
      }}
      done="Half point table is set"
      onDone={onDone}
    >
      <Text size={13} tone="ink2">
        How far from the main line players can buy points, and what each half point costs in cents on 100: at 10, −110 becomes −120. A half
        point onto or off a key number can cost more. Without a price, each line keeps its own odds. Without a table, players can buy every
        offered line. With a table, players can buy points only in the markets it lists.
      </Text>
      <TextAreaField
        label="Sport, market, points, price"
        hint="Enter one market per line, such as: football spread 3.5 at 10, 25 on 3, 20 on 7"
        value={typed}
        error={
          rows === undefined
            ? 'Each line needs a sport, spread or total, and points in halves, then the cost of a half point, such as: football spread 3.5 at 10, 25 on 3'
            : null
        }
        onChange={({ target }) => setTyped(target.value)}
      />
    </TermPanel>
  );
}

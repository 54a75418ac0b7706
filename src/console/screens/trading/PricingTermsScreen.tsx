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
      title="Terms of the house"
      above={<Link to="/trading">Trading</Link>}
      intro="For the whole house, from the moment they are set. Bets that stand and what was cashed out keep what they were made with."
    >
      <Awaited loaded={read} what="the terms">
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
      press="Set the part…"
      question={{
        title: 'Set the house’s part',
        consequence: `From the next value on, the house takes ${typed} of what a bet is worth, from every player.`,
        label: 'Set it',
      }}
      done="The part of the house is set"
      onDone={onDone}
    >
      <Field
        label="The house’s part of what a bet is worth"
        hint="A fraction, as 1/20 for 5 %."
        value={typed}
        error={margin === null ? 'Two whole numbers, half at most, as 1/20.' : null}
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
      press="Set the table…"
      question={{
        title: 'Set the table of half points',
        consequence: rows === undefined ? '' : halfPointsConsequence(rows),
        label: 'Set it',
      }}
      done="The table of half points is set"
      onDone={onDone}
    >
      <Text size={13} tone="ink2">
        How far beyond the main line a player may buy, and what each half point costs, in cents of a price of 100: at 10, −110 becomes −120.
        A half point onto or off a key number can cost more. Without a price, lines have their own. With no table, every line that is
        offered is sold; with one, a market without a row sells none.
      </Text>
      <TextAreaField
        label="Sport, market, points, price"
        hint="One market a line, as: football spread 3.5 at 10, 25 on 3, 20 on 7"
        value={typed}
        error={
          rows === undefined
            ? 'Each line is a sport, spread or total, and points in halves, then what a half point costs, as: football spread 3.5 at 10, 25 on 3'
            : null
        }
        onChange={({ target }) => setTyped(target.value)}
      />
    </TermPanel>
  );
}

import { useState } from 'react';
import { canonicalPathOf } from '#src/shared/site/canonical.ts';
import { pageTypeOf } from '#src/shared/site/pageType.ts';
import { redirectOf } from '#src/shared/site/redirects.ts';
import { betsSliderOf, navigationSectionOf, rewardSliderOf } from '#src/shared/site/sections.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading } from '#src/ui/Text.tsx';
import { useSite } from '../frame/site/useSite.ts';

const List = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '$4 $16',
  margin: 0,
  '& dt': { color: '$ink2' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});

export function Addresses() {
  const house = useSite();
  const [address, setAddress] = useState('/');
  const path = address.split(/[?#]/, 1)[0] ?? '/';
  const facts: readonly (readonly [string, string | null])[] = [
    ['Page type', pageTypeOf(path)],
    ['Navigation section', navigationSectionOf(path)],
    ['Bets', pageTypeOf(path) === 'my-bets' ? betsSliderOf(path) : null],
    ['Rewards', rewardSliderOf(path)],
    ['Leads to', redirectOf(address, house)?.to ?? null],
    ['Listed as', canonicalPathOf(path)],
  ];
  return (
    <Card padding={24}>
      <Stack gap={16}>
        <Heading as="h2" size={18}>
          Addresses
        </Heading>
        <Field label="Address" value={address} spellCheck={false} onChange={({ currentTarget }) => setAddress(currentTarget.value)} />
        <List>
          {facts.map(([name, fact]) =>
            fact === null ? null : (
              <div key={name} style={{ display: 'contents' }}>
                <dt>{name}</dt>
                <dd>{fact}</dd>
              </div>
            ),
          )}
        </List>
      </Stack>
    </Card>
  );
}

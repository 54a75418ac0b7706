import { expect, it } from 'vitest';
import { capabilitiesOf } from './capabilities.ts';

const pages = { TabsShelf: {}, MarketGridShelf: { presentations: { tiles: 1, dense: 1 } } };
const receipts = { HeaderReceiptLine: {} };
const versionOf = (kind: string): number => (kind === 'MarketGridShelf' ? 2 : 1);

it('the capabilities name every kind with its version and its presentations', () => {
  expect(capabilitiesOf([pages, receipts], versionOf)).toMatchObject({
    kinds: { HeaderReceiptLine: 1, MarketGridShelf: 2, TabsShelf: 1 },
    presentations: { MarketGridShelf: ['dense', 'tiles'] },
  });
});

it('the hash of capabilities ignores the order of kinds and changes with a version', () => {
  const { hash } = capabilitiesOf([pages, receipts], versionOf);
  expect(capabilitiesOf([receipts, pages], versionOf).hash).toBe(hash);
  expect(capabilitiesOf([pages, receipts], () => 1).hash).not.toBe(hash);
});

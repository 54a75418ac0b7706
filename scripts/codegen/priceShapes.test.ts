import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { priceShapes } from './priceShapes.ts';

const shapes = (sdl: string): string => priceShapes(buildSchema(sdl)).replaceAll(/\s+/g, ' ');

it('the price shapes hold every field of the message and of its types, and no other type', () => {
  const text = shapes(`
    type EventPrices { id: ID! figures: Figures all: [Price!]! }
    union Figures = Darts | Chess
    type Darts { left: Int } type Chess { moves: Int above: Chess }
    type Price { num: String } type Query { other: Int }
  `);
  expect(text).toContain('"EventPrices": { "id": null, "figures": "Figures", "all": "Price" }');
  expect(text).toContain('"Chess": { "moves": null, "above": "Chess" }');
  expect(text).toContain('{ "Figures": [ "Darts", "Chess" ] }');
  expect(text).not.toContain('Query');
});

it('the price shapes refuse arguments, interfaces and a missing message type', () => {
  expect(() => shapes('type EventPrices { odds(format: String): String }')).toThrow('EventPrices.odds takes arguments');
  expect(() => shapes('type EventPrices { of: Of } interface Of { id: ID }')).toThrow('Of is neither an object nor a union');
  expect(() => shapes('type Query { a: Int }')).toThrow('EventPrices is neither');
});

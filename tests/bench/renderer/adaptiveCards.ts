import { AdaptiveCard } from 'adaptivecards';
import { contend, type Lobby } from './lobby.ts';

// Adaptive Cards accepts no components and redraws the whole card for each change.
const cardOf = (lobby: Lobby) => ({
  type: 'AdaptiveCard',
  version: '1.5',
  body: lobby.map((shelf) => ({
    type: 'Container',
    id: shelf.id,
    items: [
      { type: 'TextBlock', text: shelf.title, style: 'heading' },
      {
        type: 'ColumnSet',
        columns: shelf.tiles.map((tile) => ({
          type: 'Column',
          width: '212px',
          selectAction: { type: 'Action.OpenUrl', url: tile.href, title: tile.title },
          items: [
            { type: 'TextBlock', text: tile.title, weight: 'bolder' },
            { type: 'TextBlock', text: tile.provider },
            { type: 'TextBlock', text: tile.tag, isSubtle: true },
          ],
        })),
      },
    ],
  })),
});

let root: HTMLElement;
const draw = (document: ReturnType<typeof cardOf>): void => {
  const card = new AdaptiveCard();
  card.parse(document);
  const element = card.render();
  root.replaceChildren(...(element ? [element] : []));
};

export const contender = contend({
  documentOf: cardOf,
  mount: (element, document) => {
    root = element;
    draw(document);
  },
  show: draw,
});

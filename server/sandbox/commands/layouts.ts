import { checkForPublish } from '#server/content/index.ts';
import { defineCommand } from '../command.ts';

const ANYWHERE = '*';

export const layout = defineCommand({
  path: 'layout',
  about: 'Publishes document at surface, for a brand and a region if given. Lists its errors by node.',
  fields: ['surface', 'document', 'brand', 'region'],
  read: (fields) => {
    const surface = fields.text('surface');
    const document = fields.object('document');
    const place = (name: string): string => (fields.has(name) ? fields.text(name) : ANYWHERE);
    if (fields.problems.length === 0) {
      for (const { nodeId, path, message } of checkForPublish(surface, document).problems)
        fields.problems.push(`${nodeId ?? 'document'} ${path} ${message}.`);
    }
    return { surface, document, brand: place('brand'), region: place('region') };
  },
  run: async ({ publishing }, { surface, document, brand, region }) => {
    const result = await publishing.publish(surface, document, { brand, region, author: 'sandbox' });
    if (!result.ok) throw new Error(`The document of ${surface} passed the check and was refused`);
    return { surface, brand, region, ...result.value };
  },
});

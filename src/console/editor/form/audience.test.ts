import { expect, it } from 'vitest';
import { withChoices } from './audience.ts';
import { CALLED, formSchemaOf } from './formSchema.ts';
import { schemaNamed } from './schemas.ts';

const when = schemaNamed('StoredNode')?.properties?.['when'] ?? {};
const house = {
  brands: ['alpha', 'beta'],
  regions: [
    { code: 'US-NJ', name: 'New Jersey', country: 'US' },
    { code: 'US-NY', name: 'New York', country: 'US' },
    { code: 'CA-ON', name: 'Ontario', country: 'CA' },
  ],
  surfaces: [],
  kinds: [],
  builds: [],
};

it('brands, regions and devices of an audience are chosen by name, and segments are typed', () => {
  const { uiSchema, schema } = formSchemaOf(withChoices(when, house));
  expect(['brands', 'regions', 'devices', 'segments'].map((name) => (uiSchema[name] as { 'ui:widget'?: string })['ui:widget'])).toEqual([
    'checkboxes',
    'checkboxes',
    'checkboxes',
    undefined,
  ]);
  const regions = schema.properties?.['regions'];
  expect(regions).toMatchObject({ items: { enum: ['US', 'CA', 'US-NJ', 'US-NY', 'CA-ON'] }, maxItems: 100 });
  expect((uiSchema['regions'] as Record<string, unknown>)[CALLED]).toMatchObject({ US: 'All of US', 'CA-ON': 'Ontario (CA-ON)' });
});

it('the audience’s schema is unchanged until the brand settings are loaded', () =>
  expect(withChoices(when, { ...house, brands: [], regions: [] })).toBe(when));

import { actionOf } from './actions.ts';
import { type Kind, firstVersion } from './define.ts';

export const FieldsForm: Kind<'FieldsForm'> = {
  family: 'forms',
  isContainer: false,
  versions: firstVersion({
    schema: {
      type: 'object',
      properties: {
        oddsFormat: {
          type: 'string',
          title: 'Odds',
          oneOf: [
            { const: 'AMERICAN', title: 'American' },
            { const: 'EURO', title: 'Decimal' },
          ],
        },
      },
    },
    order: ['oddsFormat'],
    action: { kind: 'SetUserPreferenceAction', id: 'save', label: 'Save', requirements: ['LOGIN'] },
  }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    schema: ({ props }) => ({ ...props.schema }),
    order: ({ props }) => props.order,
    action: ({ id, props }) => actionOf(props.action, id),
  },
};

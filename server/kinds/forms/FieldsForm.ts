import { currencyOf } from '../currency.ts';
import { actionOf } from '../actions.ts';
import type { Kind } from '../define.ts';

const PREFERENCES = {
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
};

const WRITE_TO_US = {
  schema: {
    type: 'object',
    required: ['email'],
    properties: {
      email: { type: 'string', title: 'Email', format: 'email', texts: { required: 'How should we reply?' } },
      amount: { type: 'integer', title: 'Amount', format: 'money', minimum: 1 },
      channel: { type: 'string', title: 'Channel', control: 'hidden', default: 'web' },
    },
  },
  order: ['email', 'amount', 'channel'],
  action: {
    kind: 'SubmitFormAction',
    id: 'send',
    label: 'Send',
    formId: 'write-to-us',
    successText: 'We received it.',
    requirements: ['LOGIN'],
  },
};

export const FieldsForm: Kind<'FieldsForm'> = {
  family: 'forms',
  isContainer: false,
  versions: {
    current: 2,
    // Version 2 adds field types. Older clients draw them as text inputs.
    migrations: { 1: (props) => props },
    examples: { 1: PREFERENCES, 2: WRITE_TO_US },
  },
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    schema: ({ props }) => ({ ...props.schema }),
    order: ({ props }) => props.order,
    currency: (_parent, _args, { viewer }) => currencyOf(viewer),
    action: ({ id, props }) => actionOf(props.action, id),
  },
};

import { write } from '../write.ts';

type Wanted = {
  readonly formId: string;
  readonly description: string;
  /** Labels of document types by id, such as `passport`. */
  readonly sorts: Readonly<Record<string, string>>;
  readonly picture: string;
  readonly consent: string;
  readonly label: string;
  readonly successText: string;
};

export const documentUpload = ({ formId, description, sorts, picture, consent, label, successText }: Wanted) =>
  write(
    'FieldsForm',
    'document',
    {
      schema: {
        type: 'object',
        description,
        required: ['sort', 'document', 'consent'],
        properties: {
          sort: {
            type: 'string',
            title: 'Which document is it?',
            oneOf: Object.entries(sorts).map(([sort, title]) => ({ const: sort, title })),
            texts: { required: 'Tell us which document it is.' },
          },
          document: {
            type: 'string',
            format: 'file',
            title: 'A picture or scan of it',
            description: picture,
            accept: ['image/png', 'image/jpeg', 'application/pdf'],
            maxBytes: 5_000_000,
            texts: { required: 'Choose a picture or scan of your document.' },
          },
          consent: { type: 'boolean', control: 'consent', title: consent, texts: { required: 'Without this we cannot use it.' } },
        },
      },
      order: ['sort', 'document', 'consent'],
      action: { kind: 'SubmitFormAction', id: 'send', label, formId, successText, requirements: ['LOGIN'] },
    },
    {
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackText', text: 'This version of the page cannot take your document. Reload it to send one.' },
    },
  );

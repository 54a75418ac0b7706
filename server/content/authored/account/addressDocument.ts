import { care } from '../care.ts';
import { documentUpload } from './documentUpload.ts';
import { account, documentOf, form, write } from '../write.ts';

const FORM = 'address-document';

/** Target of `/me/address_document`. */
export const addressDocument = documentOf('address-document', 'Proof of address', [
  write(
    'EditorialShelf',
    'text',
    {
      title: 'A document with your address',
      blocks: [
        {
          id: 'what',
          style: 'paragraph',
          spans: [{ text: 'Send one when you have moved, or when we ask for it: a bill, a bank statement or a letter of an authority.' }],
        },
        {
          id: 'how',
          style: 'paragraph',
          spans: [{ text: 'It shows your name and address and is not older than three months. A person reads it.' }],
        },
      ],
    },
    { trackingId: 'address-document.text' },
  ),
  write(
    'QuickLinksShelf',
    'ways',
    {
      title: 'What you can do',
      links: [
        { id: 'upload', label: 'Upload a document', icon: 'document', deepLink: form(FORM) },
        { id: 'summary', label: 'Account summary', icon: 'user', deepLink: account('summary') },
      ],
    },
    { trackingId: 'address-document.ways' },
  ),
  ...care(),
]);

export const addressDocumentForm = documentOf(`form:${FORM}`, 'Proof of address', [
  documentUpload({
    formId: FORM,
    description: 'It is read to check where you live and for nothing else.',
    sorts: { bill: 'A bill of my home', 'bank-statement': 'A bank statement', authority: 'A letter of an authority' },
    picture: 'The whole page, with name, address and date.',
    consent: 'This is my own address, and the document is not older than three months.',
    label: 'Send my document',
    successText: 'We have your document.',
  }),
]);

import { stored, storedPage } from '../stored.ts';

/** Page at `/me/address_document`. */
export const addressDocument = storedPage('account/address-document');

export const addressDocumentForm = stored('form-address-document');

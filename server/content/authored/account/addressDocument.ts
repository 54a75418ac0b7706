import { stored, storedPage } from '../stored.ts';

/** Target of `/me/address_document`. */
export const addressDocument = storedPage('account/address-document');

export const addressDocumentForm = stored('form-address-document');

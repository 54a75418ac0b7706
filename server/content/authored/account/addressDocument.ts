import { stored, storedPage } from '../stored.ts';

export const addressDocument = storedPage('account/address-document');

export const addressDocumentForm = stored('form-address-document');

export { createCatalogueState } from './catalogue.ts';

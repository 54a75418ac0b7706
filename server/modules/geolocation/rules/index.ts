export { type GeoRefusal, geoRefusals } from './refusals.ts';

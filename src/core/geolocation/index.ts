export { GeolocationProvider, type GeolocationDoor, type GeolocationProviderProps, useGeolocation } from './react/GeolocationProvider.tsx';
export type { GeoFault, GeoStatus, GeoTrigger } from './types.ts';

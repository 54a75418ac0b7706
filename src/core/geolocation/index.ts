export { GeolocationProvider, type GeolocationDoor, type GeolocationProviderProps, useGeolocation } from './react/GeolocationProvider.tsx';
export type { GeoFault, GeoState, GeoStatus, GeoTrigger } from './types.ts';

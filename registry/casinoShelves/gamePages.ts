export { FreeToPlay } from './FreeToPlay/FreeToPlay.tsx';
export { FreeToPlayDetails } from './FreeToPlay/FreeToPlayDetails.tsx';
export { GameDetails } from './GameDetails/GameDetails.tsx';

export { GameStage } from '../parts/play/GameStage.tsx';
export { GameBar } from './GameBar/GameBar.tsx';
export { GameCover } from './GameCover/GameCover.tsx';
export { GameNotice } from './GameNotice/GameNotice.tsx';
export { LaunchProblem } from './LaunchProblem/LaunchProblem.tsx';

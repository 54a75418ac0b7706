export { between, gaussian, pick, type Random, randomOf, shuffled } from './random.ts';

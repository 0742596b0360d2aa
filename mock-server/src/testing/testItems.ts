import type { TestItem } from './storeFixtures';

const lamp = (id: number, name: string, watts: number | null, rooms: number[] = []): TestItem => ({
  id,
  version: 1,
  name,
  watts,
  lit: id % 2 === 0,
  rooms,
});

/** Four lamps that cover all filters and sorts. */
export const testItems = [
  lamp(1, 'Desk', 20, [1]),
  lamp(2, 'hall', 5, [1, 2]),
  lamp(3, 'Attic', null),
  lamp(4, 'Hall two', 60),
];

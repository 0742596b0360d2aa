import type { TestItem } from './storeFixtures';

const item = (id: number, name: string, watts: number | null, rooms: number[] = []): TestItem => ({
  id,
  version: 1,
  name,
  watts,
  lit: id % 2 === 0,
  rooms,
});

/** Four items that cover all filters and sorts. */
export const testItems = [
  item(1, 'Desk', 20, [1]),
  item(2, 'hall', 5, [1, 2]),
  item(3, 'Attic', null),
  item(4, 'Hall two', 60),
];

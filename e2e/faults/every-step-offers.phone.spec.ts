import { everyFaultAt } from './everyFault';
import { test } from '../fixtures/fixtures';
import { SIDE_STEPS } from './sideSteps';
import { STEPS_OF_OFFERS } from './stepsOfOffers';

test.use({ dataSet: 'every step' });

everyFaultAt([...STEPS_OF_OFFERS, ...SIDE_STEPS]);

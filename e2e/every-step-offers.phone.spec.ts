import { everyFaultAt } from './everyFault';
import { test } from './fixtures';
import { STEPS_ASIDE } from './stepsAside';
import { STEPS_OF_OFFERS } from './stepsOfOffers';

test.use({ dataSet: 'every step' });

everyFaultAt([...STEPS_OF_OFFERS, ...STEPS_ASIDE]);

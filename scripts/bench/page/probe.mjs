// Runs in every page before its own scripts and records the measurements of the benchmarks.
{
  const PATIENCE = 30_000;
  const seen = { time: 0, element: '' };
  new PerformanceObserver((list) => {
    for (const { startTime, element } of list.getEntries()) {
      seen.time = startTime;
      seen.element = element ? `${element.localName}: ${element.textContent.slice(0, 40)}` : '';
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });

  const moved = { shift: 0, slowestPress: 0 };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries())
      if (!hadRecentInput) moved.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries())
      if (interactionId) moved.slowestPress = Math.max(moved.slowestPress, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });

  /** Resolves to the time from which the element is visible, React controls it and the main thread is free. */
  const usable = (selector) =>
    new Promise((resolve, reject) => {
      const begun = performance.now();
      const look = () => {
        if (performance.now() > begun + PATIENCE) {
          reject(new Error(`${location.pathname} showed no ${selector}`));
          return;
        }
        const element = document.querySelector(selector);
        const answers =
          element?.checkVisibility() &&
          Object.keys(element).some((key) => key.startsWith('__reactProps$'));
        if (answers) requestIdleCallback(() => resolve(performance.now()));
        else requestAnimationFrame(look);
      };
      look();
    });

  /** Lists the scripts loaded by that moment. */
  const scripts = (moment) =>
    performance
      .getEntriesByType('resource')
      .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= moment)
      .map(({ name }) => name);

  /** Measures the milliseconds from a navigation inside the app until its target is usable. */
  const step = async (take, ready) => {
    for (const old of document.querySelectorAll(ready)) old.dataset.old = '';
    const started = performance.now();
    take();
    return (await usable(`:is(${ready}):not([data-old])`)) - started;
  };
  const go = (path, ready) =>
    step(() => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, ready);
  const press = (button, ready) => step(() => document.querySelector(button).click(), ready);

  /** Measures the milliseconds from an action until the browser paints a frame with its effect. */
  const painted = (act, shows) =>
    new Promise((resolve, reject) => {
      const started = performance.now();
      const look = () => {
        if (performance.now() > started + PATIENCE) reject(new Error(`No effect: ${shows}`));
        else if (!shows()) requestAnimationFrame(look);
        else {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve(performance.now() - started));
          port1.start();
          requestAnimationFrame(() => port2.postMessage(null));
        }
      };
      act();
      look();
    });

  window.bench = { seen, moved, usable, scripts, go, press, painted };
}

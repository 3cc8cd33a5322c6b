/** Watches the page for long tasks (50 ms and more); `end` gives the longest, in milliseconds, 0 where there was none. */
export function watchTasks(): { end(): Promise<number> } {
  let longest = 0;
  const take = (entries: readonly PerformanceEntry[]): void => {
    for (const { duration } of entries) longest = Math.max(longest, duration);
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: "longtask" });
  return {
    async end() {
      // A task is told of after its end.
      await new Promise((resolve) => setTimeout(resolve, 100));
      take(observer.takeRecords());
      observer.disconnect();
      return longest;
    },
  };
}

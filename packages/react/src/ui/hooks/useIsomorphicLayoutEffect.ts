import { useEffect, useLayoutEffect } from "react";

/** `useLayoutEffect`; on a server, where no effect runs and React 18 complains of each layout effect, `useEffect`. */
export const useIsomorphicLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

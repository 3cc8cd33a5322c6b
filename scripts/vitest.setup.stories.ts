import { configure } from "storybook/test";

// As in vitest.setup.dom.ts, for the play functions of stories.
configure({ asyncUtilTimeout: 5000 });

/** Import this before anything that loads React, whose development checks take longer than rendering a page. */
Object.assign(process.env, { NODE_ENV: 'production' })

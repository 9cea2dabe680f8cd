export const SETUP_PATH = "/staff/setup"

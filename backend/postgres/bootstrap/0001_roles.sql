-- Roles belong to the whole server and are made by roles.ts; here is what they may become.
grant anon, authenticated, service_role to authenticator;
grant anon, authenticated, service_role to postgres;

-- Role memberships. The roles themselves are server-wide and created by roles.ts.
grant anon, authenticated, service_role to authenticator;
grant anon, authenticated, service_role to postgres;

-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE TRIGGER copy_session AFTER INSERT OR DELETE OR UPDATE ON auth.sessions FOR EACH ROW EXECUTE FUNCTION private.copy_session();
